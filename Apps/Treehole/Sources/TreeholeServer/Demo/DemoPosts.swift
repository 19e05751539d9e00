/// The posts of a demo, oldest first.
enum DemoPosts {
    struct Post {
        var text: String
        var tag: String?
        var choices: [String] = []
        var isSensitive = false
        var comments: [Comment] = []
    }

    struct Comment {
        var text: String
        var isAuthor = false
        var quotes: Int?

        static func by(_ text: String) -> Comment { Comment(text: text) }
    }

    static let all: [Post] = [
        Post(
            text: "First post. Does anybody read this?",
            tag: "hello",
            comments: [
                .by("Yes."), .by("Also yes, from the library."), Comment(text: "Then we are three.", isAuthor: true),
                Comment(text: "Four.", quotes: 3),
            ]
        ),
        Post(
            text: "The coffee machine on the second floor works again. It only took a month and a letter to the dean.",
            tag: "campus",
            comments: [
                .by("I wrote that letter!"), Comment(text: "Thank you, whoever you are.", isAuthor: true, quotes: 1),
                .by("It is still the worst coffee in town."),
            ]
        ),
        Post(
            text: "我的猫学会了开门。现在我每天早上五点醒来。有人有办法吗?",
            tag: "宠物",
            comments: [.by("换圆形门把手。"), .by("恭喜，你有了一个闹钟。"), Comment(text: "圆形的它也会了。", isAuthor: true, quotes: 1)]
        ),
        Post(
            text:
                "Whoever plays the trumpet in building 4 at eleven in the evening: you have become quite good. Please stop anyway.",
            tag: "neighbours",
            comments: [
                .by("I like it. It is my good-night music."), .by("Learn to sleep, you fool."),
                .by("It is me. I am sorry. I shall practise at six."),
                Comment(text: "Thank you. Really, the slow piece was lovely.", isAuthor: true, quotes: 3),
            ]
        ),
        Post(
            text: "When should the summer party be?",
            tag: "campus",
            choices: ["Friday", "Saturday", "Never again"],
            comments: [.by("Remember last year's rain."), .by("Never again, and I shall be there.")]
        ),
        Post(
            text:
                "I failed the exam for the second time today. I have told nobody. Writing it here is already a little easier.",
            tag: "study",
            isSensitive: true,
            comments: [
                .by(
                    "I passed it the third time. It is the worst exam of the whole course, and afterwards nobody asks."
                ),
                .by("There is a study group on Thursdays, room 12. Nobody there bites."),
                Comment(text: "I shall come. Thank you, both.", isAuthor: true, quotes: 2),
            ]
        ),
        Post(
            text: "Found: a grey scarf with a small hole, on the bench by the pond. It hangs on the bench now.",
            tag: "lost and found",
            comments: [.by("That is mine! Thank you."), .by("The hole is mine, too. I mean the one in my scarf.")]
        ),
        Post(
            text: "图书馆三楼靠窗的位置,下午四点的阳光刚好照在书上。推荐给所有人。",
            tag: "校园",
            comments: [.by("不要说出来，会没有位置的。"), .by("已经没有位置了。")]
        ),
        Post(
            text: "Is it only me, or do all meetings that could be an e-mail happen on Monday mornings?",
            tag: "work",
            choices: ["Only you", "All of them", "Mine are on Fridays"],
            comments: [.by("Mine could be silence.")]
        ),
        Post(
            text:
                "A recipe for tired people: rice, an egg, soy sauce, and whatever is green in the fridge. Ten minutes. You are welcome.",
            tag: "food",
            comments: [
                .by("The green thing in my fridge was not always green."), .by("Add sesame oil."),
                .by("I made it. I am a new person."),
            ]
        ),
        Post(
            text: "今天第一次自己修好了自行车。链条、刹车、灯，都好了。手很黑，心情很好。",
            tag: "生活",
            comments: [.by("教教我！"), Comment(text: "周六下午，车棚见。", isAuthor: true, quotes: 1)]
        ),
        Post(
            text:
                "To the person who held the door for me this morning while I carried that ridiculous plant: the plant is called Norbert, and we both thank you.",
            tag: "thanks",
            comments: [.by("Norbert looked heavy."), .by("Long live Norbert.")]
        ),
    ]
}

/// Domains that make a name with a dot a link: those of countries, and the most frequent of the others.
enum TopLevelDomains {
    static func contain(_ name: String) -> Bool { names.contains(name) }

    private static let names = Set(
        """
        academy aero agency ai app art asia asso auto bank beer berlin best bike biz blog boutique build business \
        cafe camera camp capital cards care cat center chat church city clinic club codes coffee community com company \
        computer consulting cool coop dance data date day deals design dev digital direct directory dog domains earth \
        edu education email energy engineer engineering events exchange expert express eus farm fashion film finance \
        fish fit fitness florist football foundation fun fund furniture fyi gal gallery game games garden gift gifts \
        global gmbh gold gov graphics group guide guru hamburg health help holiday hospital hotel house how icu info \
        ink institute insurance int international jobs kitchen land law legal life link live loan london love ltd \
        management map market marketing mba media memorial menu mil mobi moe museum music name net network new news \
        ngo ninja nyc one ong online org paris partners party pet photo photography photos pics pizza place plus post \
        press pro productions property pub quest radio recipes red rent report republican rest restaurant review \
        reviews rip rocks run sale school schule science scot services shoes shop show site ski social software solar \
        solutions space store stream studio style support surf swiss systems taxi team tech technology tel theater \
        tips tools top tours town toys trade training travel tube university vet video villas vin vip vote wales watch \
        website wedding wien wiki win wine work works world wtf xyz yoga zone \
        ac ad ae af ag al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd \
        cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb \
        gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp \
        ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms \
        mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro \
        rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt \
        tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw
        """.split(separator: " ").map(String.init)
    )
}

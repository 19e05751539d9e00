extension ExportPage {
    /// The style of the page, in light and dark.
    static let style: Markup = """
        :root { color-scheme: light dark; --ground: #f5f4f1; --card: #fff; --text: #1d1c1a; --note: #66635d; --link: #1b5fb4; }
        @media (prefers-color-scheme: dark) {
            :root { --ground: #151413; --card: #211f1d; --text: #edeae5; --note: #a5a098; --link: #8ab8f5; }
        }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 44rem; padding: 1rem; background: var(--ground); color: var(--text);
            font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
        a { color: var(--link); }
        h1 { margin: .5rem 0 0; }
        h2 { margin: 2.5rem 0 1rem; }
        p { margin: .25rem 0; }
        .cover { display: block; width: 100%; max-height: 16rem; object-fit: cover; border-radius: 1rem; }
        .avatar { width: 6rem; height: 6rem; margin-top: 1rem; object-fit: cover; border-radius: 50%; }
        article { margin: 1rem 0; padding: 1rem; background: var(--card); border-radius: 1rem; }
        .note { color: var(--note); font-size: .875rem; }
        .text { white-space: pre-wrap; }
        figure { margin: .75rem 0; }
        figure img { display: block; max-width: 100%; height: auto; border-radius: .5rem; }
        figcaption { color: var(--note); font-size: .875rem; }
        ul { padding-inline-start: 1.25rem; }
        .comments { list-style: none; padding: 0; }
        .comments li { margin-top: .5rem; padding-inline-start: .75rem; border-inline-start: 2px solid var(--ground); }
        """
}

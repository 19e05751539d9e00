/** The page's data from the server: `token`, `socket` and `texts`; `session` is added when the page is connected. */
export const page = JSON.parse(document.getElementById('oriel-session').textContent);

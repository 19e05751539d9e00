/** What the server says with the page: `token` and `socket` to connect with, `texts` in its language. */
export const page = JSON.parse(document.getElementById('oriel-session').textContent);

/** What the server says with the page: `token` and `socket` to connect with, `texts` in its language; `session` once there is one. */
export const page = JSON.parse(document.getElementById('oriel-session').textContent);

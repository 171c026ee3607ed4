/**
 * The language of whoever is signed in. A server reads it to have what they need fetched with the page; nothing is granted
 * for it.
 */
export const SIGNED_IN_COOKIE = 'os-signed-in'

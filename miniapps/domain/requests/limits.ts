/** Of requests that a list shows. */
export const MOST_REQUESTS = 200
export const REQUEST_NOTE_CHARACTERS = 1000

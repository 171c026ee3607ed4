/**
 * Audiences of tokens that this installation makes for itself begin so; none of a mini-app's back end does.
 */
export const OWN_AUDIENCE = 'agency-os'

/** `error_description` of a 401 (RFC 6750) whose session the person ended from another browser. */
export const SIGNED_OUT_ELSEWHERE = 'elsewhere'

const HASH = /^sha(256-[A-Za-z\d+/]{43}=|384-[A-Za-z\d+/]{64}|512-[A-Za-z\d+/]{86}==)$/

/**
 * Of subresource integrity, one and complete: browsers pass over what they cannot read, and then check nothing
 * at all.
 */
export const isScriptHash = (value: string): boolean => HASH.test(value)

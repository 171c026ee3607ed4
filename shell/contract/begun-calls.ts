/** A question that the page's first script has asked before the shell was there. */
export interface BegunCalls {
  /** Of the person whose token it was asked with. */
  subject: string
  answers: Map<string, Promise<Response>>
}

declare global {
  var osBegunCalls: BegunCalls | undefined
}

/** Where local storage keeps a person's first calls, beside their answers: signing out clears both. */
export const firstCallsKey = (subject: string): string => `os-cache:${subject}:first-calls`

/** The calls of an earlier visit; `path` is where it began. */
export interface FirstCalls {
  path: string
  /** Address and what it accepts, in the order in which they were asked. */
  calls: readonly (readonly [url: string, accept: string])[]
}

/** Calls of the shell itself, which every page begins with. */
export const SHELL_CALLS = 5

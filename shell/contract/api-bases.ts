/** APIs that the shell itself calls or the specification names; those of apps are known by their rows. */
export const SHELL_APIS = [
  'auth',
  'workspaces',
  'contacts',
  'userDetails',
  'alphaZulu',
  'onboarding',
  'catalogue',
  'live',
  'access',
  'appTokens',
  'embed',
] as const

export type ShellApi = (typeof SHELL_APIS)[number]

/** Each is asked for by its name in kebab-case: `userDetails` at `/api/user-details/…`. */
export type ApiName = ShellApi | (string & {})

/** Address at which mini-apps call an API; `portal.fetch` knows the address that the configuration gives it. */
export const apiBase = (name: ApiName): string =>
  `/api/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

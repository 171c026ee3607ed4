export const PASSWORD_CHARACTERS = 12
export const PASSWORD_MOST_CHARACTERS = 1024

export type PasswordProblem = 'short' | 'long' | 'address' | 'different'

/** Length counts, composition doesn't (NIST SP 800-63B, 5.1.1.2). */
export function passwordProblem(
  password: string,
  repeated: string,
  email: string,
): PasswordProblem | undefined {
  const { length } = Array.from(password.normalize('NFKC'))
  if (length < PASSWORD_CHARACTERS) return 'short'
  if (length > PASSWORD_MOST_CHARACTERS) return 'long'
  if (password.trim().toLowerCase() === email.toLowerCase()) return 'address'
  return password === repeated ? undefined : 'different'
}

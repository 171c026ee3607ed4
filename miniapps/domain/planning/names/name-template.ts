import { isDate } from '../../kernel/periods/days.ts'

export interface Token {
  name: string
  /** All it may say, if that is settled. */
  allowed?: readonly string[]
  /** Says a day: ISO in values, yyyymmdd in names. */
  date?: boolean
}

export interface NameTemplate {
  tokens: readonly Token[]
  separator: string
  maxLength: number
}

export interface NameFault {
  /** Null where the name as a whole is at fault. */
  token: string | null
  code: 'missing' | 'date' | 'empty' | 'not-allowed' | 'too-long' | 'token-count' | 'sign'
}

export type NameValues = Readonly<Record<string, string | null | undefined>>

/** A name that other systems can join by: values without accents, in upper case, only A-Z and 0-9. */
export function compileName({
  template,
  values,
}: {
  template: NameTemplate
  values: NameValues
}): { name: string } | { faults: NameFault[] } {
  const said = new Map(Object.entries(values)) // a token may be called as something every object has
  const parts = template.tokens.map((token) => ({ token, part: signsOf(said.get(token.name) ?? '', token) }))
  const faults = parts.flatMap(({ token, part }): NameFault[] => {
    const code = faultOf(token, said.get(token.name), part)
    return code ? [{ token: token.name, code }] : []
  })
  if (faults.length > 0) return { faults }
  const name = parts.map(({ part }) => part).join(template.separator)
  return name.length > template.maxLength ? { faults: [{ token: null, code: 'too-long' }] } : { name }
}

function faultOf(
  token: Token,
  value: string | null | undefined,
  part: string,
): NameFault['code'] | undefined {
  if (value === undefined || value === null || value.trim() === '') return 'missing'
  if (token.date && !isDate(value)) return 'date'
  if (part === '') return 'empty'
  return isAllowed(token, part) ? undefined : 'not-allowed'
}

/** The values that a compiled name was made of; dates as ISO. */
export function parseName({
  template,
  name,
}: {
  template: NameTemplate
  name: string
}): { values: Record<string, string> } | { faults: NameFault[] } {
  const { tokens, separator } = template
  const parts = name.split(separator)
  if (parts.length !== tokens.length) return { faults: [{ token: null, code: 'token-count' }] }
  const read = tokens.map((token, place) => ({ token, part: parts[place]! }))
  const faults = read.flatMap(({ token, part }): NameFault[] => {
    const code = readFault(token, part)
    return code ? [{ token: token.name, code }] : []
  })
  if (faults.length > 0) return { faults }
  return {
    values: Object.fromEntries(read.map(({ token, part }) => [token.name, token.date ? isoOf(part) : part])),
  }
}

function readFault(token: Token, part: string): NameFault['code'] | undefined {
  if (!/^[A-Z0-9]+$/.test(part)) return 'sign'
  if (token.date && !(/^\d{8}$/.test(part) && isDate(isoOf(part)))) return 'date'
  return isAllowed(token, part) ? undefined : 'not-allowed'
}

const isoOf = (part: string): string => `${part.slice(0, 4)}-${part.slice(4, 6)}-${part.slice(6)}`

const isAllowed = (token: Token, part: string): boolean =>
  !token.allowed || token.allowed.some((each) => signsOf(each, token) === part)

const signsOf = (text: string, { date }: Token): string =>
  date
    ? text.replaceAll('-', '')
    : withoutAccents(text)
        .toUpperCase()
        .replaceAll(/[^A-Z0-9]/g, '')

export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

import { isOrigin } from '../../shell/config/policy-sources.ts'
import { ConfigurationError } from './configuration-error.ts'

// What the values of settings may be; each throws a ConfigurationError with one sentence that names the setting.

export const list = (value = ''): string[] => value.split(/[\s,]+/).filter(Boolean)

export function yes(name: string, value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined
  if (value === 'yes' || value === 'no') return value === 'yes'
  throw new ConfigurationError(`${name} must be "yes" or "no", not "${value}".`)
}

export function port(value = '8080'): number {
  const number = Number(value)
  if (/^\d{1,5}$/.test(value) && number <= 65535) return number
  throw new ConfigurationError(`PORT must be a number from 0 to 65535, not "${value}".`)
}

export function seconds(name: string, value: string | undefined, otherwise: number): number {
  if (value === undefined) return otherwise
  if (/^\d{1,4}$/.test(value)) return Number(value)
  throw new ConfigurationError(`${name} must be a number of seconds from 0 to 9999, not "${value}".`)
}

export function count(
  name: string,
  value: string | undefined,
  otherwise: number,
  { least, most }: { least: number; most: number },
): number {
  if (value === undefined) return otherwise
  if (/^\d{1,7}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value)
  throw new ConfigurationError(`${name} must be a number from ${least} to ${most}, not "${value}".`)
}

export function oneOf<Word extends string>(name: string, value: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === value)
  if (found) return found
  throw new ConfigurationError(`${name} must be one of ${words.join(', ')}, not "${value}".`)
}

export function address(name: string, value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value
  throw new ConfigurationError(`${name} must be an http(s) address, not "${value}".`)
}

export function email(name: string, value: string | undefined): string | undefined {
  if (value === undefined || /^[^\s@]+@[^\s@]+$/.test(value)) return value?.toLowerCase()
  throw new ConfigurationError(`${name} must be an e-mail address, not "${value}".`)
}

export const origin =
  (name: string) =>
  (value: string): string => {
    if (isOrigin(value)) return value
    throw new ConfigurationError(`${name} must be an origin such as https://portal.example, not "${value}".`)
  }

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i

export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname)

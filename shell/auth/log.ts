import type { LogLevel } from '../contract/runtime-config.ts'

export interface Log {
  debug(text: string): void
  warn(text: string): void
  error(text: string): void
}

const silent = (): void => {}

/** Spec section 9: errors are logged at every level but None. Never pass a token. */
export function createLog(
  configId: string,
  level: LogLevel,
  sink: Pick<Console, 'debug' | 'warn' | 'error'> = console,
): Log {
  const line = (name: 'debug' | 'warn' | 'error', wanted: boolean) =>
    wanted ? (text: string) => sink[name](`[${name.toUpperCase()}] ${configId} - ${text}`) : silent
  return {
    debug: line('debug', level === 'Debug'),
    warn: line('warn', level === 'Debug' || level === 'Warn'),
    error: line('error', level !== 'None'),
  }
}

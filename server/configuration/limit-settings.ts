import { count, yes } from './kinds-of-setting.ts'

/** How much the server takes, and how long it waits. */
export interface LimitSettings {
  /** Of what is sent to an API; files have a limit of their own. */
  bodyBytes: number
  /** Requests a minute; 0: without end. */
  rates: { perPerson: number; perAddress: number }
  /** Connections of this process to PostgreSQL. */
  connections: number
  /** Statements asked all the time are parsed and planned once for each connection. */
  namedStatements: boolean
  statementMs: number
}

/** @throws ConfigurationError naming the setting */
export function limitSettings(given: Readonly<Record<string, string | undefined>>): LimitSettings {
  const number = (name: string, otherwise: number, least: number, most: number) =>
    count(name, given[name], otherwise, { least, most })
  return {
    bodyBytes: number('BODY_KB', 256, 16, 10_240) * 1024,
    rates: {
      perPerson: number('RATE_PER_PERSON', 1200, 0, 1_000_000),
      perAddress: number('RATE_PER_ADDRESS', 3000, 0, 1_000_000),
    },
    connections: number('DATABASE_CONNECTIONS', 10, 2, 500),
    namedStatements: yes('NAMED_STATEMENTS', given['NAMED_STATEMENTS']) ?? true,
    statementMs: number('STATEMENT_SECONDS', 8, 1, 600) * 1000,
  }
}

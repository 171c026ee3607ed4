import { Client } from 'pg'

/** Options of a server whose `now()` and `clock_timestamp()` tell the time of the tests (test/clock), as `Date` does in their processes. */
export const clockOf = (): readonly string[] => [
  '-c',
  `tests.clock_offset_ms=${process.env.TEST_CLOCK_OFFSET_MS ?? 0}`,
]

const OFFSET = "current_setting('tests.clock_offset_ms')::float8 * interval '1 millisecond'"

/** What reads the machine's clock gets another name, so that the usual ones can add the offset. */
const CLOCK = `
  create function pg_catalog.machine_clock() returns timestamptz language internal volatile as 'clock_timestamp';
  create or replace function pg_catalog.now() returns timestamptz language sql stable
    as $$ select transaction_timestamp() + ${OFFSET} $$;
  create or replace function pg_catalog.clock_timestamp() returns timestamptz language sql volatile
    as $$ select pg_catalog.machine_clock() + ${OFFSET} $$`

/** Replaces the clock of a new server, in the database that all others are made from too. */
export async function keepTestClock(url: string): Promise<void> {
  for (const database of ['template1', 'postgres']) {
    const client = new Client({ connectionString: Object.assign(new URL(url), { pathname: database }).href })
    await client.connect()
    try {
      await client.query('set allow_system_table_mods = on')
      await client.query(CLOCK)
    } finally {
      await client.end()
    }
  }
}

import KEYS from './words/en.json?keys'

/** All that the audit log notes and that has words; actions are what it can be filtered by. */
export const ACTIONS = KEYS.filter((key) => key.startsWith('action.')).map((key) =>
  key.slice('action.'.length),
)

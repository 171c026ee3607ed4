import { simulatorStates } from '../kit/audience/opportunities/simulator-states-in-tests.ts'

describe('the states of segment opportunity simulator UK', () =>
  simulatorStates('uk', '/so_simulator', 'Segment opportunity simulator UK'))

import { simulatorStates } from '../kit/audience/opportunities/simulator-states-in-tests.ts'

describe('the states of segment opportunity simulator US', () =>
  simulatorStates('us', '/segment-opportunity-simulator-us', 'Segment opportunity simulator US'))

import { simulate } from '../../../domain/opportunities/simulate.ts'

/** What the worker of draws is asked. */
export const simulationCalls = { simulate }

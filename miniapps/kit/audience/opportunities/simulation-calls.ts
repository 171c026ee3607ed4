import { simulate } from '../../../domain/opportunities/simulate.ts'

/** Calls of the worker that draws. */
export const simulationCalls = { simulate }

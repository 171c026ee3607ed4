import { forceLayout } from '../../domain/galaxies/force-layout.ts'

/** Calls of the worker that places nodes. */
export const layoutCalls = { layout: (asked: Parameters<typeof forceLayout>[0]) => forceLayout(asked) }

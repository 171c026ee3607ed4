/** All figures that a collector is told, by name, with their units: OpenTelemetry's own names where it has one. */
export const FIGURES = {
  'http.server.request.duration': 's',
  'db.client.operation.duration': 's',
  'db.client.connection.count': '{connection}',
  'db.client.connection.max': '{connection}',
  'db.client.connection.pending_requests': '{request}',
  'process.memory.usage': 'By',
  'process.cpu.time': 's',
  'nodejs.eventloop.delay.p99': 's',
  'agency_os.job.duration': 's',
  'agency_os.job.last_success': 's',
  'agency_os.streams.open': '{stream}',
  'agency_os.sessions': '{session}',
} as const

export type Figure = keyof typeof FIGURES

/** Values of a figure at this moment, each with what it is of. */
export type Reading = readonly (readonly [value: number, of: Readonly<Record<string, string>>])[]

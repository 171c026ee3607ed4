import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import {
  diag,
  DiagLogLevel,
  type Context,
  type Meter,
  type ObservableCallback,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { TelemetrySettings } from '../configuration/telemetry-settings.ts'
import { log } from '../log/log.ts'
import { RELEASE } from '../log/release.ts'
import { currentRequest, type RequestRecord } from '../log/request-record.ts'
import { type Figure, FIGURES, type Reading } from './figures.ts'
import type { Telemetry } from './telemetry.ts'

const NAME = 'agency-os'
const EXPORT_EVERY_MS = 60_000
const COMPLAIN_EVERY_MS = 10 * 60_000
/** Many, and nobody asks for them. */
const QUIET = /^\((file|probe)\)$/
const MOST_STATEMENT_CHARACTERS = 2000

/** Traces of requests with their statements, and figures of both and of the process, to an OTLP collector. */
export function openTelemetry({ endpoint, headers, service }: TelemetrySettings): Telemetry {
  complainNowAndThen()
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.version': RELEASE,
    'service.instance.id': randomUUID(),
  })
  const traces = new TracerProvider({
    resource,
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers }) }),
    ],
  })
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, headers }),
        exportIntervalMillis: EXPORT_EVERY_MS,
      }),
    ],
  })
  const meter = metrics.getMeter(NAME)
  const stopProcess = measureProcess(meter)
  return {
    ...measured(traces.getTracer(NAME), meter),
    ...jobs(meter),
    watch: (figure, read) => watched(meter, figure, read),
    async stop() {
      stopProcess()
      await Promise.allSettled([traces.shutdown(), metrics.shutdown()])
    },
  }
}

function measured(
  tracer: ReturnType<TracerProvider['getTracer']>,
  meter: Meter,
): Pick<Telemetry, 'request' | 'statement'> {
  const spans = new WeakMap<RequestRecord, Span>()
  const requests = histogram(meter, 'http.server.request.duration')
  const statements = histogram(meter, 'db.client.operation.duration')
  return {
    request(record, method, traceparent) {
      const since = performance.now()
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parentOf(traceparent))
      spans.set(record, span)
      return (status) => {
        const about = {
          'http.request.method': method,
          'http.route': record.route,
          'http.response.status_code': status,
        }
        requests.record((performance.now() - since) / 1000, about)
        if (QUIET.test(record.route) && status < 400) return // what is not ended is not sent
        span.updateName(`${method} ${record.route}`)
        span.setAttributes({ ...about, 'agency_os.request_id': record.id })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    },
    statement(sql, milliseconds, failed) {
      const about = { 'db.system.name': 'postgresql', 'db.operation.name': /^\W*(\w+)/.exec(sql)?.[1] ?? '' }
      statements.record(milliseconds / 1000, { ...about, ...(failed && { 'error.type': 'refused' }) })
      const request = currentRequest()
      const parent = request && spans.get(request)
      if (parent) traceStatement(tracer, parent, about, { sql, milliseconds, failed })
    },
  }
}

interface Statement {
  sql: string
  milliseconds: number
  failed: boolean
}

/** A span below that of the request, once the statement has ended. */
function traceStatement(
  tracer: ReturnType<TracerProvider['getTracer']>,
  parent: Span,
  about: Readonly<Record<'db.system.name' | 'db.operation.name', string>>,
  { sql, milliseconds, failed }: Statement,
): void {
  const span = tracer.startSpan(
    about['db.operation.name'],
    {
      kind: SpanKind.CLIENT,
      startTime: Date.now() - milliseconds,
      attributes: { ...about, 'db.query.text': sql.slice(0, MOST_STATEMENT_CHARACTERS) },
    },
    trace.setSpan(ROOT_CONTEXT, parent),
  )
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

const histogram = (meter: Meter, name: Figure) => meter.createHistogram(name, { unit: FIGURES[name] })

function watched(meter: Meter, name: Figure, read: () => Reading | Promise<Reading>): () => void {
  const gauge = meter.createObservableGauge(name, { unit: FIGURES[name] })
  const tell: ObservableCallback = async (result) => {
    for (const [value, of] of await read()) result.observe(value, of)
  }
  gauge.addCallback(tell)
  return () => gauge.removeCallback(tell)
}

/** How long work took that is done now and then, and when it last went well. */
function jobs(meter: Meter): Pick<Telemetry, 'job'> {
  const durations = histogram(meter, 'agency_os.job.duration')
  const lastSuccess = new Map<string, number>()
  watched(meter, 'agency_os.job.last_success', () =>
    [...lastSuccess].map(([job, at]) => [at / 1000, { 'agency_os.job': job }]),
  )
  return {
    job(name, milliseconds, failed) {
      durations.record(milliseconds / 1000, {
        'agency_os.job': name,
        ...(failed && { 'error.type': 'failed' }),
      })
      if (!failed) lastSuccess.set(name, Date.now())
    },
  }
}

/** W3C Trace Context: a proxy or another service began the trace. */
function parentOf(traceparent = ''): Context {
  const [, traceId, spanId, flags] =
    /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})/.exec(traceparent) ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags ?? '', 16)
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

function measureProcess(meter: Meter): () => void {
  const delay = monitorEventLoopDelay()
  delay.enable()
  watched(meter, 'process.memory.usage', () => [[process.memoryUsage.rss(), {}]])
  watched(meter, 'nodejs.eventloop.delay.p99', () => {
    const seconds = delay.percentile(99) / 1e9
    delay.reset()
    return [[seconds, {}]]
  })
  const cpu: Figure = 'process.cpu.time'
  meter.createObservableCounter(cpu, { unit: FIGURES[cpu] }).addCallback((result) => {
    const { user, system } = process.cpuUsage()
    result.observe((user + system) / 1e6)
  })
  return () => delay.disable()
}

/** A collector that is away is a line now and then, and no trouble to anybody else. */
function complainNowAndThen(): void {
  let last = -Infinity
  const complain = (message: string) => {
    if (performance.now() - last < COMPLAIN_EVERY_MS) return
    last = performance.now()
    log('warn', `Telemetry cannot be sent: ${message}`)
  }
  const silent = () => undefined
  diag.setLogger(
    { error: complain, warn: silent, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  )
}

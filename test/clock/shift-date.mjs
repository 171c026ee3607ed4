/**
 * Lets `Date` of this realm run `offset` milliseconds away from the machine's clock. Written so that its text alone can run
 * in a page: it uses nothing but its parameter.
 */
export function shiftDate(offset) {
  const Machine = Date
  const machineNow = Machine.now
  const now = () => machineNow() + offset
  Machine.now = now // a test may put another one in its place
  const Shifted = new Proxy(Machine, {
    apply: () => new Machine(now()).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
  })
  Object.defineProperty(Machine.prototype, 'constructor', {
    value: Shifted,
    writable: true,
    configurable: true,
  })
  globalThis.Date = Shifted
}

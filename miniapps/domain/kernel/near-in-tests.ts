import assert from 'node:assert/strict'

/** Compares figures at any depth: within 1e-6, above 1 within as much of the expected figure; all else exactly. */
export function near(actual: unknown, expected: unknown, tolerance = 1e-6, path = ''): void {
  if (typeof expected === 'number' && typeof actual === 'number') {
    const off = Math.abs(actual - expected)
    assert.ok(off <= tolerance * Math.max(1, Math.abs(expected)), `${path} ${actual}, expected ${expected}`)
  } else if (Array.isArray(expected) && Array.isArray(actual)) {
    assert.equal(actual.length, expected.length, `length of ${path}`)
    expected.forEach((each, index) => near(actual[index], each, tolerance, `${path}[${index}]`))
  } else if (isRecord(expected) && isRecord(actual)) {
    for (const [name, each] of Object.entries(expected))
      near(actual[name], each, tolerance, path ? `${path}.${name}` : name)
  } else assert.deepEqual(actual, expected, path)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

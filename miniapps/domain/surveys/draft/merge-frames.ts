import type { Code, Frame, Variable } from '../frame.ts'

/** One frame for all waves: as the newest has it, with the questions and answers that only earlier ones had behind. */
export function mergeFrames(before: Frame, now: Frame): Frame {
  const names = new Set(now.map(({ name }) => name))
  return [
    ...now.map((variable) => {
      const earlier = before.find(({ name }) => name === variable.name)
      return earlier ? merged(earlier, variable) : variable
    }),
    ...before.filter(({ name }) => !names.has(name)),
  ]
}

/** A question that is sensitive in one wave is so in all of them. */
const merged = (earlier: Variable, now: Variable): Variable => ({
  ...now,
  ...(earlier.sensitive && { sensitive: true }),
  codes: mergeCodes(earlier, now),
})

function mergeCodes(earlier: Variable, { codes }: Variable): readonly Code[] {
  const present = new Set(codes.map(({ code }) => code))
  const gone = earlier.codes.filter(({ code, net }) => !present.has(code) && !net)
  const isNet = ({ net }: Code) => net !== undefined
  return [...codes.filter((code) => !isNet(code)), ...gone, ...codes.filter(isNet)]
}

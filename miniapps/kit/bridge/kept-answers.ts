const MOST = 40

/** Newest last. */
const answers = new Map<string, unknown>()

/** What was answered when it was asked last on this page; it may no longer hold. */
export const keptAnswer = <Data>(name: string): Data | undefined => answers.get(name) as Data | undefined

/** Keeps an answer; returns the one before where both say the same, so that nothing is drawn anew. */
export function keepAnswer<Data>(name: string, answer: Data): Data {
  const before = answers.get(name) as Data | undefined
  const now = before !== undefined && JSON.stringify(before) === JSON.stringify(answer) ? before : answer
  answers.delete(name)
  answers.set(name, now)
  if (answers.size > MOST) answers.delete(answers.keys().next().value!)
  return now
}

/** Where one of them may be what cannot be drawn. Each test begins with nothing. */
export const forgetAnswers = (): void => answers.clear()

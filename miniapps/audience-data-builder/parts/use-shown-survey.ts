import { useState } from 'react'
import type { Basis } from '../../domain/surveys/basis.ts'
import type { Survey } from '../../kit/audience/survey/survey.ts'

/** A survey with the basis that it was last counted by. */
interface Shown {
  survey: Survey
  basis: Basis
}

/** The survey that was chosen, and until that has come the one before: the page stays, and with it the focus. */
export function useShownSurvey(survey: Survey | undefined, basis: Basis | undefined): Shown | undefined {
  const [last, setLast] = useState<Shown>()
  if (!survey || !basis) return last
  const isSame = last?.survey === survey && JSON.stringify(last.basis) === JSON.stringify(basis)
  if (isSame) return last
  const shown = { survey, basis }
  setLast(shown)
  return shown
}

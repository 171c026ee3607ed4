import type { StagedValues } from '../../domain/uploads/stage-lines.ts'

/** "Sky One · Pre-roll 20s". */
export const lineName = ({ property, placement }: StagedValues): string =>
  [property, placement].filter((each) => each !== undefined).join(' · ')

/** Tests that must pass in every engine: grid with clipboard, dates, numbers, comboboxes, questionnaire. */
export const GATES: readonly string[] = [
  'miniapps/kit/grid/grid',
  'miniapps/kit/controls/combobox.',
  'miniapps/kit/controls/date-field.',
  'miniapps/kit/controls/number-field.',
  'miniapps/scorecards/screens/answer-keys.',
  'miniapps/scorecards/screens/questions.',
  'test/engines/pages/',
]

import type { Deck } from './deck.ts'

const LABELS = ['Speed', 'Mobile', 'Consent']

/** One page of each kind. */
export const DECK: Deck = {
  title: 'Scorecards',
  language: 'en-US',
  footer: 'Abelia · Q4 2026',
  slides: [
    { kind: 'cover', title: 'Scorecards of Abelia', subtitle: 'Q4 2026', lines: ['23 Nov 2026'] },
    {
      kind: 'content',
      title: 'Overall',
      lead: '51.6 of 100: connected & well',
      columns: [
        {
          share: 5,
          part: {
            kind: 'chart',
            chart: 'radar',
            title: 'Scores',
            labels: LABELS,
            series: [{ name: 'Score', values: [62, null, 55] }],
            range: { min: 0, max: 100 },
            format: '0.0',
          },
        },
        {
          share: 4,
          part: {
            kind: 'table',
            columns: [
              { title: 'Audit', share: 3 },
              { title: 'Score', share: 1, align: 'end' },
            ],
            rows: [['Site <and> app', '62.0']],
          },
        },
      ],
    },
    ...(['bar', 'line', 'scatter'] as const).map((chart) => ({
      kind: 'content' as const,
      title: chart,
      columns: [
        {
          share: 1,
          part: {
            kind: 'chart' as const,
            chart,
            title: chart,
            labels: LABELS,
            series: [
              { name: 'X', values: [1, 2, 3] },
              { name: 'Y', values: [3, 2, 1] },
            ],
            axes: { x: 'Effort', y: 'Impact' },
            format: '0',
          },
        },
        { share: 1, part: { kind: 'text' as const, lines: [{ text: '51.6', size: 'xl' as const }] } },
      ],
    })),
  ],
}

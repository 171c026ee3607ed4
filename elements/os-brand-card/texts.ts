import type { Texts } from '../session/texts.ts'

export const CARD_TEXTS: Texts<'audits' | 'nothing' | 'noScore'> = {
  en: {
    audits: 'Latest audits',
    nothing: 'No audit is finished yet.',
    noScore: 'No score',
  },
  de: {
    audits: 'Letzte Audits',
    nothing: 'Noch kein Audit ist abgeschlossen.',
    noScore: 'Kein Score',
  },
  fr: {
    audits: 'Derniers audits',
    nothing: 'Aucun audit n’est encore terminé.',
    noScore: 'Pas de score',
  },
  es: {
    audits: 'Últimas auditorías',
    nothing: 'Todavía no hay auditorías terminadas.',
    noScore: 'Sin puntuación',
  },
  pt: {
    audits: 'Últimas auditorias',
    nothing: 'Nenhuma auditoria foi concluída ainda.',
    noScore: 'Sem pontuação',
  },
  ja: {
    audits: '最近の診断',
    nothing: '完了した診断はまだありません。',
    noScore: 'スコアなし',
  },
}

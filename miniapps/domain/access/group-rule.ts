/** What a rule may ask of a person; `agency` is asked of everybody by the group itself, which belongs to one. */
export const RULE_FIELDS = ['emailDomain', 'language', 'title', 'city', 'country'] as const
export type RuleField = (typeof RULE_FIELDS)[number]

/** Who belongs to a group: people in whom every condition is met, each by one of its values. */
export interface GroupRule {
  all: readonly { field: RuleField; in: readonly string[] }[]
}

/** What is known of a person that rules ask; what nobody knows fits no rule. */
export type RuleFacts = Readonly<Partial<Record<RuleField, string | null>>>

/** Upper and lower case are one; a language stands for all its regions: `de` takes `de-AT`. */
export function fitsRule({ all }: GroupRule, facts: RuleFacts): boolean {
  return (
    all.length > 0 &&
    all.every(({ field, in: values }) => {
      const fact = facts[field]?.toLowerCase()
      return (
        fact !== undefined &&
        values
          .map((value) => value.trim().toLowerCase())
          .some((value) => fact === value || (field === 'language' && fact.startsWith(`${value}-`)))
      )
    })
  )
}

/** `example.com` of `maya@example.com`. */
export const emailDomain = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

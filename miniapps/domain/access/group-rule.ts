/** What a rule may ask of a person; `agency` is asked of everybody by the group itself, which belongs to one. */
export const RULE_FIELDS = ['emailDomain', 'language', 'title', 'city', 'country'] as const
export type RuleField = (typeof RULE_FIELDS)[number]

/** Who belongs to a group: people in whom every condition is met, each by one of its values. */
export interface GroupRule {
  all: readonly { field: RuleField; in: readonly string[] }[]
}

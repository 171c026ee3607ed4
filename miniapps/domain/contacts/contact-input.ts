import * as v from 'valibot'
import {
  CITY_MAX_CHARACTERS,
  LANGUAGES_MOST,
  NOTE_MAX_CHARACTERS,
  PHONE_MAX_CHARACTERS,
  SKILLS_MOST,
  TITLE_MAX_CHARACTERS,
} from './limits.ts'
import { SKILL_LEVELS, SKILLS } from './skills.ts'
import { isTimeZone } from './time-zone.ts'

export const AVAILABILITIES = ['available', 'busy', 'away'] as const
export type Availability = (typeof AVAILABILITIES)[number]

const text = (most: number) => v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most)))
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00'))

export const personSkill = v.strictObject({ skill: v.picklist(SKILLS), level: v.picklist(SKILL_LEVELS) })
export type PersonSkill = v.InferOutput<typeof personSkill>

const weekday = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))

/** Days are ISO weekdays, Monday is 1; times are those of the person's time zone, and a day ends before midnight. */
export const workingHours = v.pipe(
  v.strictObject({ days: v.pipe(v.array(weekday), v.maxLength(7)), from: time, to: time }),
  v.check(({ from, to }) => from < to, 'must end after it begins'),
)
export type WorkingHours = v.InferOutput<typeof workingHours>

/** What people say of themselves; names, addresses and agencies are administration's. */
export const ownContact = v.strictObject({
  title: text(TITLE_MAX_CHARACTERS),
  city: text(CITY_MAX_CHARACTERS),
  country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone such as Europe/London')),
  languages: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))), v.maxLength(LANGUAGES_MOST)),
  phone: v.nullable(
    v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d ()/.-]{4,}$/), v.maxLength(PHONE_MAX_CHARACTERS)),
  ),
  managerId: v.nullable(v.string()),
  skills: v.pipe(
    v.array(personSkill),
    v.maxLength(SKILLS_MOST),
    v.check((all) => new Set(all.map(({ skill }) => skill)).size === all.length, 'names a skill twice'),
  ),
  availability: v.picklist(AVAILABILITIES),
  hours: workingHours,
})
export type OwnContact = v.InferOutput<typeof ownContact>

export const contactNote = v.strictObject({
  text: v.pipe(v.string(), v.trim(), v.maxLength(NOTE_MAX_CHARACTERS)),
})

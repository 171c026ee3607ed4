import { routes } from '../kit/routes.ts'
import { asAdministrator } from './administrator.ts'
import { changeDutyRule, listDutyRules, makeDutyRule, removeDutyRule } from './checks/duty-rules.ts'
import { listFlags } from './checks/list-flags.ts'
import { giveEntriesAsFile, listEntries } from './checks/read-audit.ts'
import {
  decideItems,
  endReview,
  listReviewItems,
  listReviews,
  makeReview,
  readReview,
} from './checks/reviews.ts'
import { listAccounts, listAgencies, listPermissions } from './choices.ts'
import { assign, changeAssignment, listAssignments, unassign } from './grants/assignments.ts'
import { giveDirectly } from './grants/give-directly.ts'
import { changeMembers, listMembers } from './grants/group-members.ts'
import { listGroups, readGroup, removeGroup, tryRule } from './grants/groups.ts'
import { listRoles, readRole, removeRole } from './grants/roles.ts'
import { changeGroup, makeGroup } from './grants/save-group.ts'
import { changeRole, makeRole } from './grants/save-role.ts'
import {
  disable,
  enable,
  erase,
  invite,
  remove,
  repeatInvitation,
  seeAs,
  takeFile,
} from './people/change-people.ts'
import { countPeople, givePeopleAsFile, listPeople } from './people/read-people.ts'
import { readEffective, readKept, readPerson } from './people/read-person.ts'

/** Below `/api/access`; what is asked and answered stands in domain/access/wire.ts. */
export const accessRouter = routes(
  {
    'GET /agencies': listAgencies,
    'GET /accounts': listAccounts,
    'GET /permissions': listPermissions,

    'GET /people': listPeople,
    'GET /people/facets': countPeople,
    'GET /people/export': givePeopleAsFile,
    'POST /people': invite,
    'POST /people/import': takeFile,
    'GET /people/:id': readPerson,
    'GET /people/:id/effective': readEffective,
    'GET /people/:id/kept': readKept,
    'POST /people/:id/invitation': repeatInvitation,
    'POST /people/:id/disable': disable,
    'POST /people/:id/enable': enable,
    'POST /people/:id/remove': remove,
    'POST /people/:id/erase': erase,
    'POST /people/:id/see-as': seeAs,

    'GET /roles': listRoles,
    'POST /roles': makeRole,
    'GET /roles/:id': readRole,
    'PUT /roles/:id': changeRole,
    'DELETE /roles/:id': removeRole,

    'GET /groups': listGroups,
    'POST /groups': makeGroup,
    'POST /groups/rule-preview': tryRule,
    'GET /groups/:id': readGroup,
    'PUT /groups/:id': changeGroup,
    'DELETE /groups/:id': removeGroup,
    'GET /groups/:id/members': listMembers,
    'POST /groups/:id/members': changeMembers,

    'GET /assignments': listAssignments,
    'POST /assignments': assign,
    'PUT /assignments/:id': changeAssignment,
    'DELETE /assignments/:id': unassign,
    'POST /direct': giveDirectly,

    'GET /flags': listFlags,
    'GET /duty-rules': listDutyRules,
    'POST /duty-rules': makeDutyRule,
    'PUT /duty-rules/:id': changeDutyRule,
    'DELETE /duty-rules/:id': removeDutyRule,

    'GET /reviews': listReviews,
    'POST /reviews': makeReview,
    'GET /reviews/:id': readReview,
    'GET /reviews/:id/items': listReviewItems,
    'POST /reviews/:id/decisions': decideItems,
    'POST /reviews/:id/finish': endReview,

    'GET /audit': listEntries,
    'GET /audit/export': giveEntriesAsFile,
  },
  asAdministrator,
)

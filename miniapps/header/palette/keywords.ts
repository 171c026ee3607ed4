/** What people type for these entries instead of their titles; by the titles of the account and help menus, and of the shell's own actions. */
export const KEYWORDS: Readonly<Record<string, string>> = {
  'Sign out': 'log out logout log off logoff leave quit exit end session switch user',
  Profile: 'account me my name email roles permissions rights access',
  Settings:
    'preferences options configuration language date number currency light dark mode theme appearance density compact',
  'Display settings':
    'preferences language date time number currency format locale region light dark mode theme appearance density compact',
  'Help for this page': 'how to manual',
  'Knowledge base': 'help documentation docs manual guide how to faq',
  Community: 'help forum ask question discuss',
  'Take the tour': 'help guide introduction onboarding learn start',
  'Keyboard shortcuts': 'help keys hotkeys keyboard commands',
  "Why can't I see this?": 'help access permission missing hidden locked denied not allowed coming',
  'Contact Support': 'help problem error broken chat ticket phone',
  'Give feedback': 'help bug idea suggestion complaint report a problem',
  'Print this page': 'export download save pdf paper share',
}

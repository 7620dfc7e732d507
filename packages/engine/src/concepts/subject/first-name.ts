import { subjects } from './subject-table.ts';

/** Whether a word is a person’s first name and no thing: “Maria”, but not “Rose”. */
export const isOnlyFirstName = (word: string): boolean => subjects().firstNames.has(word.toLowerCase());

/** A calendar month in UTC, such as `2026-09`. */
export type Month = string;

const MONTH_PATTERN = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export function isMonth(text: string): text is Month {
  return MONTH_PATTERN.test(text);
}

export function getMonth(time: Date): Month {
  return time.toISOString().slice(0, 'YYYY-MM'.length);
}

export function getMonthStart(month: Month): Date {
  return new Date(`${month}-01T00:00:00.000Z`);
}

export function getNextMonth(month: Month): Month {
  return shiftMonth(month, 1);
}

export function getPreviousMonth(month: Month): Month {
  return shiftMonth(month, -1);
}

function shiftMonth(month: Month, months: number): Month {
  const time = getMonthStart(month);
  time.setUTCMonth(time.getUTCMonth() + months);
  return getMonth(time);
}

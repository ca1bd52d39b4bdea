# Generated from spec/ by `npm run generate`. Do not edit.
